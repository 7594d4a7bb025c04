/* The payment window of the simulated provider: the interface of Razorpay's checkout.js, and no money. */
(() => {
  const base = new URL('.', document.currentScript.src);
  const OUTCOMES = [
    ['success', 'Pay'],
    ['failure', 'Bank declines'],
    ['pending', 'Stay pending'],
    ['late', 'Fail now, arrive later'],
  ];
  const STYLE = `
    dialog { border: 0; border-radius: 10px; padding: 24px; width: min(360px, calc(100vw - 32px)); box-sizing: border-box;
      font: 16px/1.5 system-ui, sans-serif; color: #22252e; background: #fff; }
    dialog::backdrop { background: rgb(20 22 40 / .6); }
    h2 { margin: 0 0 4px; font-size: 20px; } p { margin: 0 0 16px; }
    .note { background: #fff3d6; padding: 8px 12px; border-radius: 6px; font-size: 14px; }
    button { display: block; width: 100%; min-height: 44px; margin: 8px 0 0; font: inherit; border: 1px solid #b9bdc9;
      border-radius: 8px; background: #fff; color: inherit; cursor: pointer; }
    button.first { background: #14555a; border-color: #14555a; color: #fff; }
    button:focus-visible { outline: 3px solid #e39a1c; outline-offset: 2px; }`;

  function text(tag, words, className = '') {
    const element = document.createElement(tag);
    element.textContent = words;
    element.className = className;
    return element;
  }

  class Razorpay {
    constructor(options) {
      this.options = options;
      this.listeners = {};
    }

    on(event, listener) {
      (this.listeners[event] ??= []).push(listener);
    }

    open() {
      const host = document.createElement('div');
      document.body.append(host);
      const root = host.attachShadow({ mode: 'open' });
      const style = document.createElement('style');
      style.textContent = STYLE;
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Simulated payment');
      this.close = () => {
        dialog.close();
        host.remove();
      };
      dialog.append(...this.#contents());
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#dismiss();
      });
      root.append(style, dialog);
      dialog.showModal();
    }

    #contents() {
      const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
      const buttons = OUTCOMES.map(([outcome, label], place) => {
        const button = text('button', label, place === 0 ? 'first' : '');
        button.addEventListener('click', () => this.#pay(outcome));
        return button;
      });
      const leave = text('button', 'Close without paying');
      leave.addEventListener('click', () => this.#dismiss());
      return [
        text('h2', this.options.name ?? 'Payment'),
        text('p', `${this.options.description ?? ''} ${rupees.format(this.options.amount / 100)}`),
        text('p', 'This is a simulator: no money moves.', 'note'),
        ...buttons,
        leave,
      ];
    }

    async #pay(outcome) {
      const answer = await fetch(new URL('checkout/pay', base), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order_id: this.options.order_id, outcome }),
      }).then((response) => response.json());
      if (outcome === 'success') {
        this.close();
        const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = answer;
        this.options.handler({ razorpay_payment_id, razorpay_order_id, razorpay_signature });
      } else if (outcome === 'failure' || outcome === 'late') {
        this.#tell('payment.failed', {
          error: {
            code: 'BAD_REQUEST_ERROR',
            description: 'Your payment was not completed. Your bank declined it.',
            source: 'bank',
            step: 'payment_authorization',
            reason: 'payment_failed',
            metadata: { order_id: answer.razorpay_order_id, payment_id: answer.razorpay_payment_id },
          },
        });
        this.#dismiss();
      } else {
        this.#dismiss();
      }
    }

    #dismiss() {
      this.close();
      this.options.modal?.ondismiss?.();
    }

    #tell(event, detail) {
      for (const listener of this.listeners[event] ?? []) listener(detail);
    }
  }

  window.Razorpay = Razorpay;
})();
