let isRunning = false

/** Whether scripts of other parties run on this page. */
export const areLateScriptsRunning = (): boolean => isRunning

/** They do from now on: nothing ends them but the page's own end. */
export function noteLateScripts(): void {
  isRunning = true
}
