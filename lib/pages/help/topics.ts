/**
 * Where the shop explains its own terms: the article of each `HelpLink`, one constant each, so that a page loads only its own. A test holds
 * the addresses against content/vi/help.
 */
export const HELP_ACCOUNT = '/page/help/tai-khoan/501-tao-tai-khoan'
export const HELP_AUTHENTICITY = '/page/help/san-pham-chinh-hang/808-kiem-tra-ma-tren-hop'
export const HELP_DELIVERY_FEE = '/page/help/giao-nhan/302-phi-giao-hang'
export const HELP_INVOICE = '/page/help/thanh-toan/208-hoa-don-gtgt'
export const HELP_ORDERING = '/page/help/dat-hang/101-dat-hang-the-nao'
export const HELP_OTP = '/page/help/tai-khoan/503-khong-nhan-duoc-ma'
export const HELP_EARNING = '/page/help/diem-va-hang/601-tich-diem'
export const HELP_PHOTOBOOTH = '/page/help/cua-hang/905-goc-chup-anh'
export const HELP_POINTS = '/page/help/diem-va-hang/602-dung-diem'
export const HELP_POINTS_FAQ = '/page/help/diem-va-hang/603-hoi-nhanh-ve-diem'
export const HELP_PRE_ORDER = '/page/help/dat-hang/105-dat-truoc'
export const HELP_SIGN_IN = '/page/help/tai-khoan/502-dang-nhap'
export const HELP_VOUCHERS = '/page/help/uu-dai/702-dung-nhieu-ma'

/** Articles about the reader's own order: a member sees the latest one first. */
const OWN_ORDER = new Set([109, 303])

export const asksForOrder = (articleId: number): boolean => OWN_ORDER.has(articleId)
