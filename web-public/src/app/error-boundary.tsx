import { Component, type ReactNode } from 'react';
import { Button, buttonClass } from '#components/form/button.js';
import formStyles from '#components/form/form-grid.module.css';
import { Page } from '#components/page/page.js';
import { ChunkLoadError } from '#lib/server/load-chunk.js';
import { common } from '#texts/common';

/** Shows a way on where a page could not be loaded or broke while drawing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const words = error instanceof ChunkLoadError ? common.chunk : common.crash;
    return (
      <Page title={words.title} lead={words.text} narrow>
        <div role="alert" className="visually-hidden">
          {words.title}
        </div>
        <div className={formStyles.actions}>
          <Button onClick={() => window.location.reload()}>{common.chunk.reload}</Button>
          <a href="/" className={buttonClass('outline')}>
            {common.backHome}
          </a>
        </div>
      </Page>
    );
  }
}
