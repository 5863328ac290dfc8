'use strict'

var PageMgr = require('dw/experience/PageMgr')
var markup = require('~/cartridge/scripts/markup')
var wireValue = require('~/cartridge/scripts/wire-value')

/**
 * The template of a module, by the id of its component type.
 * @param {dw.Component} component
 */
function templateOf(component) {
  return component.typeID.replace(/^.*\./, '').replace(/_/g, '-')
}

/**
 * What Shopper Experience adds to the component as `custom`.
 * @param {dw.ComponentScriptContext} context
 */
exports.serialize = function serialize(context) {
  return {
    template: templateOf(context.component),
    heading: wireValue(context.content.get('heading')),
    callout: wireValue(context.content.get('callout'))
  }
}

/**
 * An outline for the editor of Business Manager.
 * @param {dw.ComponentScriptContext} context
 */
exports.render = function render(context) {
  var template = markup.encode(templateOf(context.component))
  var heading = wireValue(context.content.get('heading'))
  var region = context.component.getRegion('assets')
  return (
    '<section data-template="' +
    template +
    '"><h2>' +
    (heading === undefined ? template : markup.encode(heading)) +
    '</h2>' +
    (region ? PageMgr.renderRegion(region) : '') +
    '</section>'
  )
}
