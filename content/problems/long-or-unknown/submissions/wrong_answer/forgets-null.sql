SELECT id, title FROM films WHERE minutes >= 120 AND language <> 'Tamil';
