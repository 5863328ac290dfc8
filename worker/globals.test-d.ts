// The worker sees no globals of the browser.

void caches.default

// @ts-expect-error -- of the browser
void localStorage
// @ts-expect-error -- of the browser
void document
// @ts-expect-error -- of the browser
void window
// @ts-expect-error -- of the browser
void HTMLElement
