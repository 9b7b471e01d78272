export { checkContent } from './import/check-content'
export { exportContent } from './import/export-content'
export { importContent, queueRendering } from './import/import-content'
export type { ContentFault } from './import/fault'
