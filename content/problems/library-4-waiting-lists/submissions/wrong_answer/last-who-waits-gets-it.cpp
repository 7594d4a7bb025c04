#include <algorithm>
#include <deque>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>
using namespace std;

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

    // Answers the place in the waiting list, or 0 if the name is in it already.
    size_t reserve(const string &name) {
        if (find(waiting.begin(), waiting.end(), name) != waiting.end()) return 0;
        waiting.push_back(name);
        return waiting.size();
    }

    bool isWanted() const { return !waiting.empty(); }

    string takeFirst() {
        string name = waiting.back();
        waiting.pop_back();
        return name;
    }

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
        if (find(id) != nullptr) {
            cout << id << " exists\n";
            return;
        }
        items[id] = make_item(kind, id, title);
        cout << "added " << id << '\n';
    }

    // The item with this ID, or nullptr.
    Item *find(const string &id) {
        auto found = items.find(id);
        return found == items.end() ? nullptr : found->second.get();
    }

    void lend(Item &item, const string &id, const string &name, int day) {
        if (!item.isIn()) {
            cout << id << " is with " << item.lentTo() << '\n';
            return;
        }
        item.lendTo(name, day);
        lentTo[name].insert(id);
        cout << "lent " << id << " to " << name << " until " << item.lastDay() << '\n';
    }

    void takeBack(Item &item, const string &id, int day) {
        if (item.isIn()) {
            cout << id << " is not lent\n";
            return;
        }
        lentTo[item.lentTo()].erase(id);
        int fine = item.takeBack(day);
        fines += fine;
        cout << id << " is back";
        if (fine > 0) cout << ", fine " << fine;
        cout << '\n';
        if (item.isWanted()) lend(item, id, item.takeFirst(), day);
    }

    void reserve(Item &item, const string &id, const string &name) {
        if (item.isIn()) {
            cout << id << " is in\n";
        } else if (item.lentTo() == name) {
            cout << name << " has " << id << '\n';
        } else if (size_t place = item.reserve(name)) {
            cout << name << " is number " << place << " for " << id << '\n';
        } else {
            cout << name << " waits already\n";
        }
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
    int fines = 0;
};

int main() {
    int n;
    cin >> n;
    Library library;
    while (n-- > 0) {
        string command, kind, id, rest;
        cin >> command;
        if (command == "list") {
            library.list();
            continue;
        }
        if (command == "count") {
            library.printCount();
            continue;
        }
        if (command == "add") {
            cin >> kind >> id >> ws;
            getline(cin, rest);
            library.add(kind, id, rest);
            continue;
        }
        cin >> id;
        if (command == "member") {
            library.printMember(id);
            continue;
        }
        string name;
        int day = 0;
        if (command == "lend" || command == "reserve") cin >> name;
        if (command == "lend" || command == "return") cin >> day;
        Item *item = library.find(id);
        if (item == nullptr) cout << "no " << id << '\n';
        else if (command == "lend") library.lend(*item, id, name, day);
        else if (command == "return") library.takeBack(*item, id, day);
        else if (command == "reserve") library.reserve(*item, id, name);
        else if (command == "waiting") item->printWaiting();
        else cout << *item << '\n';
    }
    return 0;
}
