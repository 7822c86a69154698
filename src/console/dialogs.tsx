/** Dialogs: the help on keys, and the question for the token. */
import { useEffect, useRef } from 'preact/hooks';
import { is_helping, keys } from './keys.ts';
import { needs_token, setToken } from './server.ts';

function useModal(is_open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (is_open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [is_open]);
  return dialog;
}

export function HelpDialog() {
  const dialog = useModal(is_helping.value);
  const close = () => {
    is_helping.value = false;
  };
  return (
    <dialog ref={dialog} onClose={close} aria-labelledby="help-title">
      <h2 id="help-title">Keys</h2>
      <dl class="keys">
        {[...keys].map(([key, [does]]) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'Escape' ? 'Esc' : key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={close}>
        Close
      </button>
    </dialog>
  );
}

export function TokenDialog() {
  const dialog = useModal(needs_token.value);
  return (
    <dialog ref={dialog} aria-labelledby="token-title" onCancel={(event) => event.preventDefault()}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          setToken(String(new FormData(event.currentTarget).get('token')));
        }}
      >
        <h2 id="token-title">Control token</h2>
        <p>This server was started with --control-token. The token stays in this tab.</p>
        <label>
          <span>token</span>
          <input type="password" name="token" required autocomplete="current-password" />
        </label>
        <button type="submit">Enter</button>
      </form>
    </dialog>
  );
}
