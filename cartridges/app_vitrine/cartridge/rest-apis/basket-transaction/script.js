'use strict'

var BasketMgr = require('dw/order/BasketMgr')
var HookMgr = require('dw/system/HookMgr')
var StoreMgr = require('dw/catalog/StoreMgr')
var Transaction = require('dw/system/Transaction')
var answer = require('~/cartridge/scripts/answer')
var input = require('~/cartridge/scripts/input')

/**
 * Moves what is in the shopper's basket for pickup to another store. The shopper is that of the request's own token, so
 * that the token in the body is not needed.
 */
function getbasket() {
  var storeId = input.textOf(input.body(), 'c_storeID')
  var store = storeId === '' ? null : StoreMgr.getStore(storeId)
  if (storeId !== '' && (!store || !store.inventoryList)) return answer.invalid('c_storeID')
  var basket = BasketMgr.currentBasket
  if (!basket) {
    return answer.problem(404, 'basket-not-found', 'Basket Not Found', 'There is no basket.')
  }
  var moved = store ? movePickup(basket, store) : 0
  answer.success({ basketId: basket.UUID, storeId: storeId || null, movedItems: moved })
}

/**
 * @param {dw.Basket} basket
 * @param {dw.Store} store
 */
function movePickup(basket, store) {
  var lines = basket.productLineItems.toArray().filter(function (line) {
    return Boolean(line.custom.fromStoreId) && line.custom.fromStoreId !== store.ID
  })
  if (lines.length === 0) return 0
  Transaction.wrap(function () {
    lines.forEach(function (line) {
      line.custom.fromStoreId = store.ID
      line.shipment.custom.fromStoreId = store.ID
      line.setProductInventoryList(store.inventoryList)
    })
    if (HookMgr.hasHook('dw.order.calculate')) {
      HookMgr.callHook('dw.order.calculate', 'calculate', basket)
    }
  })
  return lines.length
}

getbasket.public = true

exports.getbasket = getbasket
