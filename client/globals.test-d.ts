// Code of the browser sees no globals of Node.js or of workers.

void localStorage
void document

// @ts-expect-error -- of Node.js
void Buffer
// @ts-expect-error -- of Node.js
void process
// @ts-expect-error -- of workers
void caches.default
