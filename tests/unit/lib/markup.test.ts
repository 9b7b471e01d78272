import { markup } from '@/lib/markup'

describe('markup', () => {
  it('escapes values in text and in attributes of either quote', () => {
    const name = `L'Aube <b>& "Fils"`
    expect(markup`<a title='${name}'>${name}</a>`.text).toBe(
      `<a title='L&apos;Aube &lt;b&gt;&amp; &quot;Fils&quot;'>L&apos;Aube &lt;b&gt;&amp; &quot;Fils&quot;</a>`,
    )
  })

  it('takes markup and lists of it as they are', () => {
    const items = ['a', 'b'].map((name) => markup`<li>${name}</li>`)
    expect(
      markup`<ul>
        ${items}
      </ul>${markup`<hr>`}`.text,
    ).toBe('<ul><li>a</li><li>b</li></ul><hr>')
  })

  it('writes nothing for what is left out, and no indentation', () => {
    expect(markup`<p>${false}${null}${undefined}${0} <b>x</b></p>`.text).toBe('<p>0 <b>x</b></p>')
  })
})
