/**
 * The simulator's double of Google's browser script: the same functions under `google.accounts.id`, and a
 * small account chooser. It runs in the page, under the page's own content security policy.
 */
(() => {
  const base = new URL('.', document.currentScript.src);
  const people = [
    { name: 'Asha Rao', email: 'asha.rao@gmail.com' },
    { name: 'Imran Qureshi', email: 'imran@nitk.example', hd: 'nitk.example' },
  ];
  const styles = `
    dialog { border: 0; border-radius: 16px; padding: 24px; width: min(360px, calc(100vw - 48px));
      font: 16px/1.5 Roboto, Arial, sans-serif; color: #1f1f1f; background: #fff; box-shadow: 0 8px 40px #0006; }
    dialog::backdrop { background: #0007; }
    h2 { font-size: 20px; font-weight: 500; margin: 0; }
    p { margin: 4px 0 16px; color: #5f6368; font-size: 14px; }
    button { font: inherit; cursor: pointer; }
    .person { display: block; width: 100%; text-align: left; border: 0; border-bottom: 1px solid #dadce0;
      background: none; padding: 12px 4px; color: inherit; }
    .person:hover, .person:focus-visible { background: #f1f3f4; }
    .person small { display: block; color: #5f6368; }
    form { display: grid; gap: 12px; margin-top: 16px; }
    label { display: grid; gap: 4px; font-size: 14px; }
    label.check { display: flex; gap: 8px; align-items: center; }
    input[type='text'], input[type='email'] { font: inherit; padding: 8px 10px; border: 1px solid #747775; border-radius: 6px;
      background: #fff; color: inherit; }
    .actions { display: flex; justify-content: space-between; gap: 8px; }
    .actions button { border: 1px solid #747775; border-radius: 20px; padding: 8px 20px; background: #fff; color: inherit; }
    .actions button[type='submit'] { background: #0b57d0; border-color: #0b57d0; color: #fff; }
    .google { display: flex; gap: 10px; align-items: center; justify-content: center; min-height: 40px; padding: 0 16px;
      border: 1px solid #747775; border-radius: 4px; background: #fff; color: #1f1f1f; font: 500 14px Roboto, Arial, sans-serif; }
  `;
  const wording = {
    signin_with: 'Sign in with Google',
    signup_with: 'Sign up with Google',
    continue_with: 'Continue with Google',
    signin: 'Sign in',
  };
  let options;

  function element(tag, properties = {}, children = []) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  }

  function host() {
    const outer = element('div');
    const root = outer.attachShadow({ mode: 'open' });
    root.append(element('style', { textContent: styles }));
    return { outer, root };
  }

  async function choose(person) {
    const response = await fetch(new URL('credential', base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, ...(options.nonce && { nonce: options.nonce }) }),
    });
    const { credential } = await response.json();
    options.callback({ credential, select_by: 'btn', clientId: options.client_id });
  }

  function openChooser() {
    const { outer, root } = host();
    const close = () => {
      dialog.close();
      outer.remove();
    };
    const pick = (person) => {
      close();
      void choose(person);
    };
    const name = element('input', { type: 'text', name: 'name', required: true, autocomplete: 'off' });
    const email = element('input', { type: 'email', name: 'email', required: true, autocomplete: 'off' });
    const verified = element('input', { type: 'checkbox', name: 'verified', checked: true });
    const form = element('form', {}, [
      element('label', {}, ['Name', name]),
      element('label', {}, ['Email', email]),
      element('label', { className: 'check' }, [verified, 'Google has verified this address']),
      element('div', { className: 'actions' }, [
        element('button', { type: 'button', textContent: 'Cancel', onclick: close }),
        element('button', { type: 'submit', textContent: 'Use this account' }),
      ]),
    ]);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      pick({ name: name.value, email: email.value, email_verified: verified.checked });
    });
    const dialog = element('dialog', { ariaLabel: 'Choose an account (simulated Google)' }, [
      element('h2', { textContent: 'Choose an account' }),
      element('p', { textContent: 'This is a simulation: no real Google account is asked.' }),
      ...people.map((person) =>
        element('button', { type: 'button', className: 'person', onclick: () => pick(person) }, [
          person.name,
          element('small', { textContent: person.email }),
        ]),
      ),
      form,
    ]);
    dialog.addEventListener('cancel', () => outer.remove());
    root.append(dialog);
    document.body.append(outer);
    dialog.showModal();
  }

  window.google = {
    ...window.google,
    accounts: {
      ...window.google?.accounts,
      id: {
        initialize: (given) => {
          options = given;
        },
        renderButton: (parent, { text = 'signin_with', width } = {}) => {
          const { outer, root } = host();
          const button = element('button', { type: 'button', className: 'google', onclick: openChooser }, [
            wording[text] ?? wording.signin_with,
          ]);
          if (width) button.style.width = `${width}px`;
          root.append(button);
          parent.replaceChildren(outer);
        },
        // One Tap offers itself; the simulator waits to be asked.
        prompt: () => undefined,
        cancel: () => undefined,
        disableAutoSelect: () => undefined,
      },
    },
  };
})();
