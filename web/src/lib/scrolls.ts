// What can be scrolled can be reached by Tab, so that the arrow keys scroll it; what has all in sight is no stop.
import type { Attachment } from "svelte/attachments";

export const scrolls: Attachment<HTMLElement> = (node) => {
  let due = 0;
  const measure = () => {
    due = 0;
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  // Before the next frame is painted: measuring in the midst of changes would lay the page out again and again.
  const look = () => {
    due ||= requestAnimationFrame(measure);
  };
  const sizes = new ResizeObserver(measure);
  const inside = new MutationObserver(look);
  sizes.observe(node);
  inside.observe(node, { childList: true, subtree: true });
  look();
  return () => {
    cancelAnimationFrame(due);
    sizes.disconnect();
    inside.disconnect();
  };
};
