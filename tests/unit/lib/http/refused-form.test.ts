import { refusedForm } from '@/lib/http/refused-form'

const page = (value: string, kind?: 'area' | 'select' | 'checkbox') =>
  refusedForm({
    ...{ status: 422, title: 'Chưa gửi', reason: 'Bạn sửa lại nhé', action: '/api/contact', submit: 'Gửi' },
    hidden: { key: '"1"' },
    fields: [{ name: 'words', label: 'Lời', value, kind, fault: 'Dữ liệu', options: [['a', 'A'] as const] }],
  }).text()

describe('a refused form without scripts', () => {
  it('gives back what was typed, never as markup', async () => {
    const typed = `"'><script>alert(1)</script>&`
    for (const kind of [undefined, 'area'] as const) {
      const html = await page(typed, kind)
      expect(html).not.toContain('<script')
      expect(html).toContain('&lt;script&gt;alert(1)')
      expect(html).not.toMatch(/value='"'/)
    }
  })

  it('says at the field what is wrong with it', async () => {
    const html = await page('x')
    expect(html).toContain("aria-invalid='true' aria-describedby='words-wrong'")
    expect(html).toContain("<p class='wrong' id='words-wrong'>Dữ liệu</p>")
  })

  it('keeps a choice and a tick', async () => {
    expect(await page('a', 'select')).toContain("<option value='a' selected>")
    expect(await page('b', 'select')).not.toContain('selected')
    expect(await page('on', 'checkbox')).toMatch(/<input type='checkbox'[^>]* checked/)
    expect(await page('', 'checkbox')).not.toContain('checked')
  })

  it('is kept by no cache', () => {
    const { headers, status } = refusedForm({
      ...{ status: 429, title: '', reason: '', action: '', submit: '', hidden: {}, fields: [] },
    })
    expect([status, headers.get('cache-control')]).toEqual([429, 'no-store'])
  })
})
