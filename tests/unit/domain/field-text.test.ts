import { array, boolean, date, number, object, type Schema, string } from 'yup'
import { DomainError } from '@/domain/error'
import { checkFields } from '@/services/http'

function textOf(schema: Schema, value: unknown): unknown {
  try {
    checkFields({ field_of_code: value }, object({ field_of_code: schema }))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    expect(error.message).not.toMatch(/field_of_code/)
    const { fields } = error.details as { fields: Record<string, string> }
    return Object.values(fields)[0]
  }
  return null
}

/** yup's own texts, as a schema has them that was made before the locale was set. */
const english = {
  max: '${path} must be at most ${max} characters',
  required: '${path} is a required field',
}

describe('the text of a field that a service refuses (FRM-01)', () => {
  it.each([
    ['a long text', string().max(80), 'x'.repeat(81), 'Nhập tối đa 80 ký tự'],
    [
      'a long text of an earlier schema',
      string().max(80, english.max),
      'x'.repeat(81),
      'Nhập tối đa 80 ký tự',
    ],
    ['a short text', string().min(3), 'x', 'Nhập ít nhất 3 ký tự'],
    ['a text of another length', string().length(12), 'x', 'Nhập đúng 12 ký tự'],
    ['a text of another form', string().matches(/^a$/), 'b', 'Dữ liệu không hợp lệ'],
    ['no mail address', string().email(), 'b', 'Email không chính xác'],
    ['no web address', string().url(), 'b', /^Nhập địa chỉ trang web/],
    ['no id', string().uuid(), 'b', 'Dữ liệu không hợp lệ'],
    ['a small number', number().min(0), -1, 'Nhập số từ 0 trở lên'],
    ['a large number', number().max(20_000), 20_001, 'Nhập số không quá 20.000'],
    ['a number that is not above', number().positive(), 0, 'Nhập số lớn hơn 0'],
    ['a number that is not below', number().lessThan(5), 5, 'Nhập số nhỏ hơn 5'],
    ['a part of a number', number().integer(), 1.5, 'Nhập số nguyên, không có phần lẻ'],
    ['no number', number(), 'x', 'Dữ liệu không hợp lệ'],
    ['an early day', date().min('2026-01-01'), '2025-12-31', 'Chọn ngày muộn hơn'],
    ['a late day', date().max('2026-01-01'), '2026-01-02', 'Chọn ngày sớm hơn'],
    ['a short list', array().min(1), [], 'Chọn ít nhất 1 mục'],
    ['a long list', array().max(2), [1, 2, 3], 'Chọn tối đa 2 mục'],
    ['a list of another length', array().length(2), [1], 'Chọn đúng 2 mục'],
    ['no consent', boolean().isTrue(), false, 'Bạn cần đồng ý để tiếp tục'],
    ['a value that is not offered', string().oneOf(['a']), 'b', 'Bạn chọn một mục nhé'],
    ['nothing', string().required(), undefined, 'Dữ liệu bắt buộc'],
    ['nothing, by an earlier schema', string().required(english.required), '', 'Dữ liệu bắt buộc'],
    ['null', string().nonNullable(), null, 'Dữ liệu bắt buộc'],
    ['a text of its own', string().max(1, 'Tên dài quá'), 'xx', 'Tên dài quá'],
  ])('says what to do about %s', (_what, schema: Schema, value, text) => {
    expect(textOf(schema, value)).toEqual(text instanceof RegExp ? expect.stringMatching(text) : text)
  })

  it('names no field of the code inside of another', () => {
    const schema = object({ lines: array(object({ quantity: number().max(9) })) })
    expect(() => checkFields({ lines: [{ quantity: 10 }] }, schema)).toThrow('Nhập số không quá 9')
  })
})
