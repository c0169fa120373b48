// A list that grows stays at its end, unless the reader has gone back in it.
const NEAR = 40;
const back = new WeakSet();

export function follow(list) {
  if (!back.has(list)) list.scrollTop = list.scrollHeight;
}

export function start(list) {
  if (!list) return;
  const followed = () => follow(list);
  list.addEventListener("scroll", () => {
    const far = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (far > NEAR) back.add(list);
    else back.delete(list);
  });
  new ResizeObserver(followed).observe(list);
  followed();
}
