let isRunning = false

/** Whether third-party scripts run on this page. */
export const areLateScriptsRunning = (): boolean => isRunning

/** Notes that they run; only the end of the page ends them. */
export function noteLateScripts(): void {
  isRunning = true
}
