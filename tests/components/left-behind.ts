const shown = Element.prototype.getClientRects

/** In the tests of this file what is within `hidden` has no box, as a page left behind. */
export function hidePagesLeftBehind() {
  beforeEach(() => {
    Element.prototype.getClientRects = function getClientRects(this: Element) {
      return shown.call(this.closest('[hidden]') ? document.createElement('i') : this)
    }
  })
  afterEach(() => {
    Element.prototype.getClientRects = shown
  })
}
