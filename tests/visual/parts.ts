/** Elements of a state by name. They must not overlap each other or the edge of the clip. */
export type Parts = Readonly<Record<string, string>>

const OPEN_PANEL = '.top > details[open]'

const banners = '#app > aside'

export const PARTS = {
  header: {
    banners,
    logo: 'header .logo',
    search: 'header .search',
    tools: 'header .tools',
    categories: 'header nav .tops',
  },
  panel: {
    categories: 'header .bar',
    explore: `${OPEN_PANEL} .explore`,
    children: `${OPEN_PANEL} .children`,
    offers: `${OPEN_PANEL} .offers`,
    picture: `${OPEN_PANEL} .aside .picture`,
  },
  drawer: {
    head: 'nav .drawer-head',
    tabs: 'nav .tabs',
    categories: 'nav .tops',
    links: 'nav .links',
    languages: 'nav .drawer-foot',
  },
  drawerPanel: {
    back: `${OPEN_PANEL} > summary`,
    close: 'nav .drawer-head button',
    explore: `${OPEN_PANEL} .explore`,
    children: `${OPEN_PANEL} .children`,
    offers: `${OPEN_PANEL} .offers`,
  },
  panels: {
    head: 'nav .drawer-head',
    categories: '.top > a',
    links: 'nav .links',
    explore: `${OPEN_PANEL} .explore`,
    children: `${OPEN_PANEL} .children`,
    offers: `${OPEN_PANEL} .offers`,
  },
  search: {
    field: 'input[type="search"]:focus',
    links: '[role="listbox"] .links',
    products: '[role="listbox"] .products',
  },
  miniCart: {
    heading: 'header .inside > h2',
    lines: 'header .inside > .lines',
    sum: 'header .inside > .sum',
    link: 'header .inside > a',
  },
  added: {
    heading: 'dialog[open] h2',
    close: 'dialog[open] form button',
    words: 'dialog[open] .line .words',
    price: 'dialog[open] .line-price',
    sum: 'dialog[open] .sum',
    ways: 'dialog[open] .ways',
  },
  footer: {
    newsletter: 'footer .newsletter',
    house: 'footer .house',
    columns: 'footer nav',
    legal: 'footer .legal',
  },
  dialog: {
    close: 'dialog[open] > form button',
    heading: 'dialog[open] h2',
    form: 'dialog[open] .words form',
    ways: 'dialog[open] .ways',
  },
  tracking: {
    heading: '#content h1',
    form: '#content form',
  },
  notFound: {
    heading: '#content h1',
    search: '#content search',
  },
} satisfies Record<string, Parts>
