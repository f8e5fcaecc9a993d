// The whole screen for the page, where the browser can.

export const canFill = (): boolean => document.fullscreenEnabled === true

export function fullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else if (canFill()) void document.documentElement.requestFullscreen().catch(() => {}) // it may be forbidden: then nothing
}
