SELECT id, name FROM members WHERE phone IS NULL AND (city IS NULL OR city <> 'Thrissur');
