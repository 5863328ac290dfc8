/** Further origins that browsers may load from or send to, such as `https://cdn.example`. */
export interface PolicyHosts {
  script?: readonly string[]
  connect?: readonly string[]
  frame?: readonly string[]
  image?: readonly string[]
}
