// Case and accent folding for searches.

/**
 * Text without accents and case, as the server folds it.
 * @param {string} text
 */
export const folded = (text) => {
  const bare = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return bare.replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("’", "'");
};
