/** A written text as lines of a mail. */
export const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

interface About {
  topic: string
  order: string
  product: string
  photos: number
}

/** What a message is about, a line each. */
export const aboutLines = ({ topic, order, product, photos }: About): string[] => [
  `Chủ đề: ${topic}`,
  ...(order === '' ? [] : [`Đơn hàng: ${order}`]),
  ...(product === '' ? [] : [`Sản phẩm: ${product}`]),
  ...(photos === 0 ? [] : [`Ảnh kèm theo: ${photos}`]),
]
