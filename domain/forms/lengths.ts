/** Lengths that texts of the shop name, in letters: the least and the most. */
export const PASSWORD_LENGTH = [6, 60] as const
export const USER_NAME_LENGTH = [4, 16] as const
export const ADDRESS_LABEL_LENGTH = [4, 16] as const
export const EGIFT_MESSAGE_LENGTH = 140
