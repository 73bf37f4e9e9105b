// Changes an order's status in the embedded store: node scripts/order-status.ts ORDER-ID STATUS [--paid] [--data FOLDER]
// Without arguments it lists the orders.
import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { databaseFile, openDatabase } from '#embedded-store/database.ts'
import { orderAsRead } from '#embedded-store/order-display.ts'
import { orderStatuses } from '#embedded-store/order-status.ts'
import { type Orders, openOrders } from '#embedded-store/orders.ts'
import { runScript, ScriptProblem } from './running/run-script.ts'
import { readConfiguration } from './settings/configuration.ts'
import { dataFolder } from './settings/data-folder.ts'

await runScript(async () => {
  const { orderId, status, paid, data } = readArguments()
  const database = openExisting(data ?? dataFolder(readConfiguration()).embeddedStoreFolder)
  try {
    const orders = openOrders(database)
    if (orderId !== undefined) {
      change(orders, orderId, status, paid)
    }
    list(orders, orderId)
  } finally {
    database.close()
  }
})

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { paid: { type: 'boolean', default: false }, data: { type: 'string' } },
    })
    const [orderId, status] = positionals
    return { orderId, status, ...values }
  } catch (error) {
    throw new ScriptProblem('Write: node scripts/order-status.ts ORDER-ID STATUS [--paid] [--data FOLDER]', {
      cause: error,
    })
  }
}

function openExisting(folder: string): DatabaseSync {
  const file = databaseFile(folder)
  if (!existsSync(file)) {
    throw new ScriptProblem(
      `There is no embedded store in ${folder}: start the shop once with npm start, or name its folder with --data.`,
    )
  }
  return openDatabase(file)
}

function change(orders: Orders, orderId: string, status: string | undefined, paid: boolean): void {
  if (!orders.has(orderId)) {
    throw new ScriptProblem(`There is no order ${orderId}: run this command without arguments to list the orders.`)
  }
  const letter = status?.toUpperCase()
  if (letter === undefined ? !paid : !orderStatuses.has(letter)) {
    throw new ScriptProblem(`Name the new status of ${orderId} by its letter: ${statusChoices()}.`)
  }
  if (letter !== undefined) {
    orders.changeStatus(orderId, letter, new Date())
  }
  if (paid) {
    orders.markPaid(orderId)
  }
}

function statusChoices(): string {
  return [...orderStatuses].map(([letter, { text }]) => `${letter} (${text})`).join(', ')
}

function list(orders: Orders, orderId: string | undefined): void {
  const shown = orders.all().filter((order) => orderId === undefined || order.orderID === orderId)
  for (const order of shown) {
    const { orderDateDisplay, itemTotalDisplay, orderStatusText, paidStatusText } = orderAsRead(order)
    const columns = [
      order.orderID,
      orderDateDisplay,
      order.customerName,
      `$${itemTotalDisplay}`,
      orderStatusText,
      paidStatusText,
    ]
    console.log(columns.join('  '))
  }
  if (shown.length === 0) {
    console.log('There are no orders yet.')
  }
}
