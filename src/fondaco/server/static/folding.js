// Case and accent folding: what searches are compared by.

/**
 * Letters without accents and case, as the server compares them.
 * @param {string} text
 */
export const folded = (text) => {
  const bare = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return bare.replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("’", "'");
};
