// What can be scrolled can be reached by Tab, so that the arrow keys scroll it; what has all in sight is no stop.
import type { Attachment } from "svelte/attachments";

export const scrolls: Attachment<HTMLElement> = (node) => {
  const look = () => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  sizes.observe(node);
  inside.observe(node, { childList: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    inside.disconnect();
  };
};
