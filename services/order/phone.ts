/** As dialled in Vietnam: '+84', '912345678' → '0912345678'. */
export function dialled({ phone_code, phone_no }: { phone_code: string; phone_no: string }): string {
  if (phone_no.startsWith('0')) return phone_no
  return phone_code === '+84' ? `0${phone_no}` : `${phone_code}${phone_no}`
}
