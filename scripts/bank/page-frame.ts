const STYLE = `
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f3f4f6;color:#1c2530}
header{background:#1c2530;color:#fff}
header p{max-width:34rem;margin:0 auto;padding:.75rem 1rem}header strong{display:block;font-size:1.0625rem}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.375rem;line-height:1.3;margin:0 0 .25rem}h2{font-size:1rem;margin:1.5rem 0 .5rem}
.card h2{margin-top:0}
.amount{font-size:2rem;font-weight:700;margin:0 0 1rem;font-variant-numeric:tabular-nums}
.card{background:#fff;border:1px solid #dfe3e8;border-radius:.75rem;padding:1rem 1.25rem;margin:0 0 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.375rem 1rem;margin:0}
dt{color:#4b5563}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.state{font-weight:600}dt{white-space:nowrap}.paid{color:#14532d}.refused,.cancelled{color:#9b1c1c}
fieldset{border:1px solid #cbd2d9;border-radius:.5rem;margin:1rem 0 0;padding:.25rem 1rem .5rem;background:#fff}
legend{padding:0 .25rem;color:#4b5563}
label{display:flex;align-items:center;gap:.625rem;min-height:2.75rem}
.seconds{padding-left:1.75rem}
input[type=radio]{width:1.25rem;height:1.25rem;margin:0}
input[type=number]{width:5rem;min-height:2.75rem;border:1px solid #7b8794;border-radius:.375rem;padding:0 .5rem;font:inherit}
button{display:block;width:100%;min-height:3rem;margin:.5rem 0;border:1px solid #7b8794;border-radius:.5rem;background:#fff;color:inherit;font:inherit;cursor:pointer}
button.main{background:#14532d;border-color:#14532d;color:#fff;font-weight:600}
a{color:#1d4ed8;display:inline-flex;align-items:center;min-height:2.75rem}
:focus-visible{outline:3px solid #2563eb;outline-offset:2px}`

/** Frame of the bank's pages, with the notice that the bank is a simulation. */
export const frame = (title: string, content: string) => `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><header><p><strong>Ngân hàng thử nghiệm</strong>Trang này đóng vai cổng thanh toán trên máy của bạn. Không có tiền thật nào được chuyển.</p></header>
<main>${content}</main></body></html>
`
