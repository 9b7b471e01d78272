/** What is wrong with a file of content, in words for the one who edits it. */
export interface ContentFault {
  /** from the folder of contents: 'help/giao-nhan/301-….md' */
  file: string
  text: string
}

/** Takes a fault of a text. One that blocks keeps the text from the shop: it would show the name of a fact. */
export type Report = (text: string, isBlocking?: boolean) => void
