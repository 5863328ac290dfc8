// A service worker has no document.

void caches

// @ts-expect-error -- of documents
void document
// @ts-expect-error -- of documents
void window
// @ts-expect-error -- of documents
void localStorage
