export interface TextRule {
  least: number
  unit: 'words' | 'characters'
}
export const MOST_DETAILS = 10_000
export const MOST_TAGS = 10
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0
export const textLength = (text: string, unit: TextRule['unit']): number =>
  unit === 'words' ? countWords(text) : [...text.trim()].length
