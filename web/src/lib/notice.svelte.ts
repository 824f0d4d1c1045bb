// Others play, too, and it is for somebody at this device to decide: the page's title says so.
export const notice = $state({ mine: false });
