/** Runs `task` when what has just been changed is on the screen. In a page that is hidden it waits until it is seen. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
