import { setLocale } from 'yup'

/** Messages of wrong fields (FRM-01). The service answers with the same sentences. */
export const texts = {
  missing: 'Dữ liệu chưa được điền',
  required: 'Dữ liệu bắt buộc',
  wrongType: 'Dữ liệu không hợp lệ',
  emailRequired: 'Email không được để trống',
  emailRefused:
    'Email này đã ngừng nhận loại thư này. Bạn mở liên kết ở cuối một thư cũ, hoặc đăng nhập rồi bật lại trong phần cài đặt nhé.',
  emailInvalid: 'Email không chính xác',
  agreementOutdated: 'Vừa có phiên bản mới hơn. Bạn tải lại trang để đọc nhé.',
  phoneRequired: 'Số điện thoại không được để trống',
  phoneDigits: 'Số điện thoại chỉ gồm chữ số',
  phoneInvalid: 'Số điện thoại không hợp lệ',
  phoneMin: ({ min }: { min: number }) => `Số điện thoại cần ít nhất ${min} chữ số`,
  phoneMax: ({ max }: { max: number }) => `Số điện thoại có tối đa ${max} chữ số`,
  idNumber: 'Số căn cước gồm 12 chữ số, hoặc 9 chữ số với chứng minh nhân dân cũ',
  idNumberRequired: 'Số căn cước không được để trống',
  citizenNumber: 'Số căn cước gồm 12 chữ số, bắt đầu bằng mã tỉnh',
  taxCode: 'Mã số thuế gồm 10 chữ số, hoặc 13 chữ số của chi nhánh (0123456789-001)',
  accountNumber: 'Số tài khoản gồm 6 đến 19 chữ số',
  accountHolder: 'Chủ tài khoản cần trùng với họ tên trên giấy tờ',
  idKnown: 'Số giấy tờ này đã được dùng cho một tài khoản đối tác khác',
  zip: 'Mã bưu chính gồm đúng 5 chữ số',
  userNameRequired: 'Tên đăng nhập không được để trống',
  loginRequired: 'Bạn nhập số điện thoại, email hoặc tên đăng nhập nhé',
  userNameLetters: 'Tên đăng nhập chỉ gồm chữ cái, chữ số, dấu gạch dưới và gạch ngang',
  userNameMin: ({ min }: { min: number }) => `Tên đăng nhập cần ít nhất ${min} ký tự`,
  userNameMax: ({ max }: { max: number }) => `Tên đăng nhập tối đa ${max} ký tự`,
  passwordRequired: 'Mật khẩu không được để trống',
  passwordMin: ({ min }: { min: number }) => `Mật khẩu cần ít nhất ${min} ký tự`,
  passwordMax: ({ max }: { max: number }) => `Mật khẩu tối đa ${max} ký tự`,
  passwordsDiffer: 'Mật khẩu nhập lại chưa khớp',
  firstNameRequired: 'Tên không được để trống',
  lastNameRequired: 'Họ không được để trống',
  letters: 'Chỉ nhập chữ cái',
  lettersMissing: 'Nhập ít nhất một chữ cái hoặc chữ số',
  lettersAndSpaces: 'Chỉ nhập chữ cái và khoảng trắng',
  lettersDigitsDashes: 'Chỉ nhập chữ cái, chữ số, dấu gạch dưới và gạch ngang',
  noDigits: 'Không nhập chữ số hoặc ký tự đặc biệt',
  min: ({ min }: { min: number }) => `Nhập ít nhất ${min} ký tự`,
  max: ({ max }: { max: number }) => `Nhập tối đa ${max} ký tự`,
  codeDigits: 'Mã xác thực gồm 6 chữ số',
  birthDate: 'Ngày sinh không hợp lệ',
  birthDateFuture: 'Ngày sinh không thể ở tương lai',
  choose: 'Bạn chọn một mục nhé',
  agree: 'Bạn cần đồng ý để tiếp tục',
} as const

// Messages of form schemas that name no sentence of their own.
setLocale({
  mixed: {
    notType: texts.wrongType,
    required: texts.required,
    oneOf: texts.choose,
    default: texts.wrongType,
  },
})
