SELECT id, title FROM films WHERE (minutes > 120 OR minutes IS NULL) AND language <> 'Tamil';
