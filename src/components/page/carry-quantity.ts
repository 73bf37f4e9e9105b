// The quantity that stands beside Add to cart goes with the question about the product.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact-about]')) {
  const plain = link.href
  for (const press of ['click', 'auxclick']) {
    link.addEventListener(press, () => {
      const quantity = document.querySelector<HTMLInputElement>('[data-quantity]')?.value ?? ''
      link.href = /^\d+$/.test(quantity) ? `${plain}&quantity=${quantity}` : plain
    })
  }
}
