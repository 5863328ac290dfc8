import type { LazyPage } from '../kit/page.ts'

export const orderPages = {
  orderStatus: {
    load: () => import('./order-status-page.tsx').then((module) => module.orderStatusPage),
    needsAllMessages: true,
  },
  orders: {
    load: () => import('./orders-page.tsx').then((module) => module.ordersPage),
  },
  order: {
    load: () => import('./order-page.tsx').then((module) => module.orderPage),
  },
} satisfies Record<string, LazyPage>
