// Scripts have no browser globals.

void Buffer
void process

// @ts-expect-error -- a browser global
void document
// @ts-expect-error -- a browser global
void window
// @ts-expect-error -- a browser global
void HTMLElement
