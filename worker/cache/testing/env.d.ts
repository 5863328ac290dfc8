declare namespace Cloudflare {
  interface Env {
    CACHE: KVNamespace
  }
}
