UPDATE items SET price = CASE WHEN price < 30 THEN price + 5 ELSE price - 5 END;
