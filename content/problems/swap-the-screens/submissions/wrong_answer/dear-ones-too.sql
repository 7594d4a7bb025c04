UPDATE shows SET screen = CASE screen WHEN 1 THEN 2 ELSE 1 END;
