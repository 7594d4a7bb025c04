SELECT id, name FROM members WHERE phone IS NULL OR phone = '' AND city IS NULL OR city <> 'Thrissur';
