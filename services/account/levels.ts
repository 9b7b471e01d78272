/** Level a member begins with. */
export const FIRST_LEVEL = 'Hồng Nhạt'
