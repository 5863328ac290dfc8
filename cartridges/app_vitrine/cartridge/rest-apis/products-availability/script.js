'use strict'

var ProductMgr = require('dw/catalog/ProductMgr')
var StoreMgr = require('dw/catalog/StoreMgr')
var answer = require('~/cartridge/scripts/answer')
var input = require('~/cartridge/scripts/input')

var MAX_IDS = 50
/** What is always in stock. A line has no more units. */
var PERPETUAL = 999
/** How many units a shopper may buy, unless the product says otherwise. */
var USUAL_LIMIT = 10

/** What can be shipped now, and what can be picked up in a store. Unknown products are left out. */
function getProductsAvailability() {
  var ids = input.namesIn(input.text('c_productIds'))
  var storeId = input.text('c_storeId')
  if (ids.length === 0 || ids.length > MAX_IDS) return answer.invalid('c_productIds')
  var store = storeId === '' ? null : StoreMgr.getStore(storeId)
  if (storeId !== '' && !store) return answer.invalid('c_storeId')
  /** @type {object[]} */
  var data = []
  ids.forEach(function (id) {
    var product = ProductMgr.getProduct(id)
    if (product && product.online) data.push(availabilityOf(product, store))
  })
  answer.list(data)
}

/**
 * @param {dw.Product} product
 * @param {dw.Store | null} store
 */
function availabilityOf(product, store) {
  var stock = unitsOf(product, function (variant) {
    return variant.availabilityModel.inventoryRecord
  })
  var limit = product.custom.forceSoldOut === true ? 0 : limitOf(product, 'webPurchaseLimit')
  var pickup = store ? pickupAt(product, store) : null
  return {
    id: product.ID,
    stockLevel: stock,
    storeStockLevel: pickup ? pickup.stock : null,
    availability: {
      webOrderable: limit > 0 && stock >= product.minOrderQuantity.value,
      webPurchaseLimit: Math.min(limit, stock),
      bopisPurchaseLimit: pickup ? pickup.limit : limitOf(product, 'bopisPurchaseLimit'),
      bopisStoreOrderable: pickup !== null && pickup.limit > 0
    }
  }
}

/**
 * What a store has of a product, and how much of it a shopper may pick up.
 * @param {dw.Product} product
 * @param {dw.Store} store
 */
function pickupAt(product, store) {
  var list = store.inventoryList
  var stock = unitsOf(product, function (variant) {
    return list ? list.getRecord(variant) : null
  })
  var isPossible = handsOver(product, store) && stock >= product.minOrderQuantity.value
  return {
    stock: stock,
    limit: isPossible ? Math.min(limitOf(product, 'bopisPurchaseLimit'), stock) : 0
  }
}

/**
 * The units of a product, of a master those of its variants.
 * @param {dw.Product} product
 * @param {(variant: dw.Product) => dw.InventoryRecord | null} recordOf
 */
function unitsOf(product, recordOf) {
  var variants = product.master ? product.variants.toArray() : [product]
  return variants.reduce(function (total, variant) {
    var record = recordOf(variant)
    if (!record) return total
    return total + (record.perpetual ? PERPETUAL : record.ATS.value)
  }, 0)
}

/**
 * @param {dw.Product} product
 * @param {dw.Store} store
 */
function handsOver(product, store) {
  return (
    store.custom.bopis !== false &&
    store.custom.turnBopisStoreOff !== true &&
    product.custom.availableForInStorePickup !== false
  )
}

/**
 * @param {dw.Product} product
 * @param {string} attribute
 */
function limitOf(product, attribute) {
  var limit = product.custom[attribute]
  return typeof limit === 'number' ? limit : USUAL_LIMIT
}

getProductsAvailability.public = true

exports.getProductsAvailability = getProductsAvailability
