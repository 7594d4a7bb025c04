SELECT id, name FROM members WHERE (phone = NULL OR phone = '') AND (city IS NULL OR city <> 'Thrissur');
