/** What is wrong with a file of content, in words for the one who edits it. */
export interface ContentFault {
  /** from the folder of contents: 'help/giao-nhan/301-….md' */
  file: string
  text: string
}

export type Report = (text: string) => void
