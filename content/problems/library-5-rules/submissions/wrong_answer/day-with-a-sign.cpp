#include <algorithm>
#include <deque>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;

// Something that the library refuses; what() says why.
class Refused : public runtime_error {
public:
    explicit Refused(const string &reason) : runtime_error(reason) {}
};

class Item {
public:
    Item(const string &newId, const string &newTitle) : id(newId), title(newTitle) {}
    virtual ~Item() {}

    bool hasId(const string &text) const { return id == text; }
    bool isIn() const { return reader.empty(); }
    string lentTo() const { return reader; }
    int lastDay() const { return due; }

    void lendTo(const string &name, int day) {
        reader = name;
        due = day + days();
    }

    // Answers the place in the waiting list.
    size_t reserve(const string &name) {
        if (find(waiting.begin(), waiting.end(), name) != waiting.end()) throw Refused(name + " waits already");
        waiting.push_back(name);
        return waiting.size();
    }

    const deque<string> &waitingList() const { return waiting; }

    void stopWaiting(const string &name) { waiting.erase(find(waiting.begin(), waiting.end(), name)); }

    void printWaiting() const {
        cout << id << ':';
        for (const string &name : waiting) cout << ' ' << name;
        cout << (waiting.empty() ? " nobody\n" : "\n");
    }

    // Returns the fine.
    int takeBack(int day) {
        reader = "";
        return day > due ? fine(day - due) : 0;
    }

    bool operator<(const Item &other) const {
        if (title != other.title) return title < other.title;
        return id < other.id;
    }

    friend ostream &operator<<(ostream &out, const Item &item) {
        out << item.id << ": " << item.title << ", " << item.kind();
        if (item.isIn()) return out << " (in)";
        return out << " (with " << item.reader << " until " << item.due << ")";
    }

protected:
    virtual string kind() const = 0;
    virtual int days() const = 0;
    virtual int fine(int daysLate) const = 0;

private:
    string id, title;
    string reader; // empty: the item is in
    int due = 0;
    deque<string> waiting;
};

class Book : public Item {
public:
    Book(const string &id, const string &title) : Item(id, title) {}

protected:
    string kind() const override { return "book"; }
    int days() const override { return 14; }
    int fine(int daysLate) const override { return daysLate; }
};

class Magazine : public Item {
public:
    Magazine(const string &id, const string &title) : Item(id, title) {}

protected:
    string kind() const override { return "magazine"; }
    int days() const override { return 3; }
    int fine(int daysLate) const override { return min(2 * daysLate, 20); }
};

class Film : public Item {
public:
    Film(const string &id, const string &title) : Item(id, title) {}

protected:
    string kind() const override { return "film"; }
    int days() const override { return 2; }
    int fine(int daysLate) const override { return 15 + 10 * daysLate; }
};

unique_ptr<Item> make_item(const string &kind, const string &id, const string &title) {
    if (kind == "book") return unique_ptr<Item>(new Book(id, title));
    if (kind == "magazine") return unique_ptr<Item>(new Magazine(id, title));
    return unique_ptr<Item>(new Film(id, title));
}

bool in_catalogue_order(const Item *a, const Item *b) { return *a < *b; }

class Library {
public:
    void add(const string &kind, const string &id, const string &title) {
        if (items.count(id) > 0) throw Refused(id + " exists");
        items[id] = make_item(kind, id, title);
        cout << "added " << id << '\n';
    }

    Item &find(const string &id) {
        auto found = items.find(id);
        if (found == items.end()) throw Refused("no " + id);
        return *found->second;
    }

    void lend(const string &id, const string &name, int day) {
        requireNotEarlier(day);
        Item &item = find(id);
        if (!item.isIn()) throw Refused(id + " is with " + item.lentTo());
        string reason = reasonAgainst(name);
        if (!reason.empty()) throw Refused(reason);
        today = day;
        give(item, id, name, day);
    }

    void takeBack(const string &id, int day) {
        requireNotEarlier(day);
        Item &item = find(id);
        if (item.isIn()) throw Refused(id + " is not lent");
        today = day;
        string name = item.lentTo();
        int fine = item.takeBack(day);
        lentTo[name].erase(id);
        owed[name] += fine;
        fines += fine;
        cout << id << " is back";
        if (fine > 0) cout << ", fine " << fine;
        cout << '\n';
        giveToNext(item, id, day);
    }

    void reserve(const string &id, const string &name) {
        Item &item = find(id);
        if (item.isIn()) throw Refused(id + " is in");
        if (item.lentTo() == name) throw Refused(name + " has " + id);
        size_t place = item.reserve(name);
        cout << name << " is number " << place << " for " << id << '\n';
    }

    void pay(const string &name, int rupees) {
        if (rupees > owed[name]) throw Refused(name + " owes only " + to_string(owed[name]));
        owed[name] -= rupees;
        cout << name << " owes " << owed[name] << '\n';
    }

    void printMember(const string &name) {
        const set<string> &ids = lentTo[name];
        cout << name << ':';
        for (const string &id : ids) cout << ' ' << id;
        cout << (ids.empty() ? " nothing\n" : "\n");
    }

    void list() const {
        vector<const Item *> catalogue;
        for (const auto &entry : items) catalogue.push_back(entry.second.get());
        sort(catalogue.begin(), catalogue.end(), in_catalogue_order);
        for (const Item *item : catalogue) cout << *item << '\n';
        if (catalogue.empty()) cout << "empty\n";
    }

    void printCount() const {
        int lent = 0;
        for (const auto &entry : items) {
            if (!entry.second->isIn()) lent++;
        }
        cout << items.size() << " items, " << lent << " lent, fines " << fines << '\n';
    }

private:
    map<string, unique_ptr<Item>> items;
    map<string, set<string>> lentTo; // the IDs of what each member has
    map<string, int> owed;
    int fines = 0;
    int today = 0;

    void requireNotEarlier(int day) const {
        if (day < today) throw Refused("earlier than day " + to_string(today));
    }

    // Why this member may borrow nothing now; empty if she may.
    string reasonAgainst(const string &name) {
        if (owed[name] > 0) return name + " owes " + to_string(owed[name]);
        if (lentTo[name].size() >= 3) return name + " has 3 items";
        return "";
    }

    void give(Item &item, const string &id, const string &name, int day) {
        item.lendTo(name, day);
        lentTo[name].insert(id);
        cout << "lent " << id << " to " << name << " until " << item.lastDay() << '\n';
    }

    void giveToNext(Item &item, const string &id, int day) {
        for (const string &name : item.waitingList()) {
            if (!reasonAgainst(name).empty()) continue;
            string next = name;
            item.stopWaiting(next);
            give(item, id, next, day);
            return;
        }
    }
};

int day_of(const string &text) {
    int day = 0;
    for (char c : text) {
        if (c == '+') continue;
        if (c < '0' || c > '9') throw Refused("bad day " + text);
        day = min(10 * day + (c - '0'), 10001);
    }
    if (day > 10000) throw Refused("bad day " + text);
    return day;
}

void carry_out(Library &library, const string &line) {
    istringstream words(line);
    string command, first, second, third, title;
    words >> command;
    if (command == "list") {
        library.list();
    } else if (command == "count") {
        library.printCount();
    } else if (command == "add") {
        words >> first >> second >> ws;
        getline(words, title);
        library.add(first, second, title);
    } else {
        words >> first >> second >> third;
        if (command == "lend") library.lend(first, second, day_of(third));
        else if (command == "return") library.takeBack(first, day_of(second));
        else if (command == "reserve") library.reserve(first, second);
        else if (command == "pay") library.pay(first, stoi(second));
        else if (command == "member") library.printMember(first);
        else if (command == "waiting") library.find(first).printWaiting();
        else if (command == "show") cout << library.find(first) << '\n';
        else throw Refused("unknown command " + command);
    }
}

int main() {
    string line;
    getline(cin, line);
    int n = stoi(line), errors = 0;
    Library library;
    while (n-- > 0) {
        getline(cin, line);
        try {
            carry_out(library, line);
        } catch (const Refused &refused) {
            cout << "error: " << refused.what() << '\n';
            errors++;
        }
    }
    cout << "errors " << errors << '\n';
    return 0;
}
