// Scripts see no globals of the browser.

void Buffer
void process

// @ts-expect-error -- of the browser
void document
// @ts-expect-error -- of the browser
void window
// @ts-expect-error -- of the browser
void HTMLElement
