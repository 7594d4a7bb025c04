SELECT flats.owner, parcels.sender
FROM parcels
JOIN flats ON flats.number = parcels.flat
WHERE parcels.collected = 0;
