SELECT p.model, p.rupees
FROM prices AS p
WHERE p.shop = 'Sai Mobiles'
  AND p.rupees IS NOT NULL
  AND NOT EXISTS (
    SELECT * FROM prices AS o
    WHERE o.model = p.model AND o.shop <> p.shop AND o.rupees <= p.rupees
  );
