import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { base64 } from './base64.ts'

declare global {
  interface Window {
    /** A page of a document as pixels, row by row, four bytes each. */
    picture(pdf: string, page: number, dotsPerInch: number): Promise<{ width: number; height: number; pixels: string }>
  }
}

GlobalWorkerOptions.workerSrc = workerSrc

window.picture = async (pdf, pageNumber, dotsPerInch) => {
  const document_ = await getDocument({ data: Uint8Array.from(atob(pdf), (byte) => byte.charCodeAt(0)) }).promise
  const page = await document_.getPage(pageNumber)
  const viewport = page.getViewport({ scale: dotsPerInch / 72 })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  return { width: canvas.width, height: canvas.height, pixels: await base64(new Blob([new Uint8Array(data ?? [])])) }
}
